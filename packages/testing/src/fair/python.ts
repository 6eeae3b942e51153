import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** Another verifier, as one process: a transcript a line goes in, and `ok` or what is wrong comes out, a line each. */
export class OtherVerifier {
  private readonly process;
  private readonly waiting: ((answer: string) => void)[] = [];

  constructor(file: string) {
    this.process = spawn('python3', [file, '-'], { stdio: ['pipe', 'pipe', 'inherit'] });
    createInterface(this.process.stdout).on('line', (line) => this.waiting.shift()?.(line));
    this.process.on('exit', () => {
      for (const answer of this.waiting.splice(0)) answer('the verifier has ended');
    });
  }

  /** What it says of a transcript; `ok`, if it finds nothing. */
  ask(line: string): Promise<string> {
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      this.process.stdin.write(`${line}\n`);
    });
  }

  end(): void {
    this.process.stdin.end();
  }
}
