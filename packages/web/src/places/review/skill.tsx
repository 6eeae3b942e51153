import type { JSX } from 'preact';
import { messages } from '../../i18n/index.ts';
import { Page } from '../../ui/page.tsx';
import './skill.css';

/** What luck and skill are, in plain words, and what people get wrong. */
export function Skill(): JSX.Element {
  const { skill: t, review } = messages.value;
  return (
    <Page title={t.title}>
      <p>{t.intro}</p>
      <section class="sheet review-skill">
        <h2>{t.chance}</h2>
        <p>{t.chanceText}</p>
        <dl>
          <dt>{review.draws}</dt>
          <dd>{t.drawsText}</dd>
          <dt>{review.decisions}</dt>
          <dd>{t.decisionsText}</dd>
          <dt>{review.unknowable}</dt>
          <dd>{t.unknowableText}</dd>
        </dl>
      </section>
      <section class="sheet review-skill">
        <h2>{t.wrong}</h2>
        <dl>
          {t.facts.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Page>
  );
}
