import { useState } from 'preact/hooks';
import { takeName } from '../../online/identity.ts';
import { host } from '../../online/me.ts';
import { rememberedNames } from '../../store/names.ts';

interface Naming {
  readonly name: string;
  readonly change: (name: string) => void;
  /** Makes sure that the server knows the name; false if it will not have it. */
  readonly settle: () => Promise<boolean>;
}

/** The name of the person at the screen: as the server knows it, or the one that was last used on this device. */
export function useName(): Naming {
  const known = host.value?.name ?? null;
  const [typed, setTyped] = useState<string | null>(null);
  const name = typed ?? known ?? rememberedNames()[0] ?? '';
  const settle = async (): Promise<boolean> => name.trim() === known || takeName(name);
  return { name, change: setTyped, settle };
}
