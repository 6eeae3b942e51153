import { useState } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { takeName } from '../../online/identity.ts';
import { host } from '../../online/me.ts';
import { sayWhyNot } from '../../online/say.ts';
import { rememberedNames } from '../../store/names.ts';

interface Naming {
  readonly name: string;
  readonly change: (name: string) => void;
  /** Makes sure that the server knows the name; says why it will not have it, or nothing. */
  readonly settle: () => Promise<string>;
}

/** The name of the person at the screen: as the server knows it, or the one that was last used on this device. */
export function useName(): Naming {
  const known = host.value?.name ?? null;
  const [typed, setTyped] = useState<string | null>(null);
  const name = typed ?? known ?? rememberedNames()[0] ?? '';
  const settle = async (): Promise<string> => {
    const why = name.trim() === known ? null : await takeName(name);
    return why === null ? '' : sayWhyNot(why, messages.peek().online);
  };
  return { name, change: setTyped, settle };
}
