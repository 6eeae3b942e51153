import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { addressOf, goInstead } from '../../lib/navigation.ts';
import { connection } from '../../online/connection.ts';
import { lookUp, recover, type Answered } from '../../online/identity.ts';
import { findHost, host } from '../../online/me.ts';
import { sayWhyNot } from '../../online/say.ts';
import '../../style/online.css';
import { Pending, useLoaded } from '../../ui/lazy.tsx';
import { Page } from '../../ui/page.tsx';

/** Whom the link leads to, and who one is here: nobody, or somebody with so many tables. */
interface Arrival {
  readonly link: Answered<{ readonly name: string; readonly isYou: boolean }>;
  readonly here: { readonly name: string; readonly tables: number } | null;
}

async function arrive(secret: string): Promise<Arrival> {
  await findHost();
  const name = host.peek()?.name ?? null;
  return { link: await lookUp(secret), here: name === null ? null : { name, tables: await countTables() } };
}

async function countTables(): Promise<number> {
  const { tables } = await connection().ask('mine', {});
  return tables.filter(({ stage }) => stage === 'gathering' || stage === 'playing').length;
}

/** Who one is on another device, carried here by a link. It asks first: somebody may play here already. */
export function Recover({ secret }: { secret: string }): JSX.Element {
  const { loaded, again } = useLoaded(() => arrive(secret), secret);
  const t = messages.value.online;
  if (!loaded || 'failed' in loaded) return <Pending isFailed={loaded !== null} again={again} />;
  return (
    <Page title={t.recover}>
      <section class="sheet">
        <Welcome secret={secret} {...loaded.value} />
      </section>
    </Page>
  );
}

function Welcome({ secret, link, here }: Arrival & { readonly secret: string }): JSX.Element {
  const t = messages.value.online;
  const [problem, setProblem] = useState('');
  const take = async (isJoining: boolean): Promise<void> => {
    const why = await recover(secret, isJoining);
    if (why === null) goInstead({ at: 'home' });
    else setProblem(sayLinkProblem(why));
  };
  if ('code' in link) return <p role="alert">{sayLinkProblem(link.code)}</p>;
  const { name, isYou } = link.answer;
  if (isYou) return <p>{t.recoverSame(name)}</p>;
  return (
    <>
      {here ? <Choosing name={name} here={here} take={take} /> : <Coming name={name} take={take} />}
      {problem !== '' && <p role="alert">{problem}</p>}
    </>
  );
}

function sayLinkProblem(code: string): string {
  const t = messages.peek().online;
  return code === 'wrong-token' ? t.recoverFailed : sayWhyNot(code, t);
}

interface ComingProps {
  readonly name: string;
  readonly take: (isJoining: boolean) => Promise<void>;
}

function Coming({ name, take }: ComingProps): JSX.Element {
  const t = messages.value.online;
  return (
    <>
      <p>{t.recoverHelp(name)}</p>
      <button type="button" class="button is-main is-large" onClick={() => void take(false)}>
        {t.recoverNow}
      </button>
    </>
  );
}

/** Nobody is lost without having been asked. */
function Choosing({ name, here, take }: ComingProps & { readonly here: NonNullable<Arrival['here']> }): JSX.Element {
  const t = messages.value.online;
  return (
    <>
      <p>
        {t.recoverOther(name, here.name)} {t.tablesHere(here.tables)}
      </p>
      <div class="identity-part">
        <button type="button" class="button is-main is-large" onClick={() => void take(true)}>
          {t.joinBoth}
        </button>
        <p class="help">{t.joinBothHelp(name, here.name)}</p>
      </div>
      <div class="identity-part">
        <button type="button" class="button is-large" onClick={() => void take(false)}>
          {t.switchTo(name)}
        </button>
        <p class="help">{t.switchHelp(here.name)}</p>
      </div>
      <div class="identity-part">
        <a class="button is-large" href={addressOf({ at: 'home' })}>
          {t.cancel}
        </a>
      </div>
    </>
  );
}
