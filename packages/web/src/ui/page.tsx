import type { ComponentChildren, JSX } from 'preact';
import { messages } from '../i18n/index.ts';
import { makePlace } from '../lib/route.ts';
import { Heading } from './heading.tsx';
import { Icon } from './icon.tsx';

/** The frame of every place that is read rather than played: a way home, a heading and a column. */
export function Page({ title, children }: { title: string; children?: ComponentChildren }): JSX.Element {
  return (
    <div class="page">
      <header class="page-head">
        <a class="button is-quiet is-round" href={makePlace({ at: 'home' })} aria-label={messages.value.app.home}>
          <Icon name="back" />
        </a>
        <Heading text={title} />
      </header>
      {children}
    </div>
  );
}
