import { signal, type ReadonlySignal } from '@preact/signals';
import { AskFailed, type Answer, type Ask, type Request } from '@sixfold/protocol';
import { messages } from '../i18n/index.ts';
import { announce } from '../ui/announcer.tsx';
import { connection } from './connection.ts';
import { sayRefusal } from './say.ts';

const said = signal('');

/** Why the last thing that was asked was not done; empty once something else was. */
export const complaint: ReadonlySignal<string> = said;

export function complain(why: AskFailed['error']): void {
  said.value = sayRefusal(why, messages.peek());
  announce(said.value);
}

/** Asks the server for something; null, and a complaint, if it will not. */
export async function attempt<R extends Request>(request: R, body: Ask<R>): Promise<Answer<R> | null> {
  said.value = '';
  try {
    return await connection().ask(request, body);
  } catch (error) {
    if (!(error instanceof AskFailed)) throw error;
    complain(error.error);
    return null;
  }
}
