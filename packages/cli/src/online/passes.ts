import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'online.json';

/** The cookies by which servers know whoever plays at this terminal, by address; kept for their eyes alone. */
export class Passes {
  private readonly path: string;
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
    this.path = join(folder, FILE);
  }

  find(server: URL): string | null {
    return this.read()[server.href] ?? null;
  }

  keep(server: URL, cookie: string): void {
    mkdirSync(this.folder, { recursive: true });
    writeFileSync(this.path, JSON.stringify({ ...this.read(), [server.href]: cookie }), { mode: 0o600 });
    chmodSync(this.path, 0o600);
  }

  private read(): Record<string, string> {
    if (!existsSync(this.path)) return {};
    const kept: Record<string, string> = JSON.parse(readFileSync(this.path, 'utf8'));
    return kept;
  }
}
