import { afterEach, expect, test } from 'vitest';
import { speak } from '../terminal/language.ts';
import { Paint } from '../terminal/paint.ts';
import { ScriptedScreen, typing } from '../terminal/scripted-screen.fixture.ts';
import { playSession } from './session.ts';
import { wishing } from './wishes.fixture.ts';

afterEach(() => speak('en'));

test('a session in German is asked, told and left in German', async () => {
  speak('de');
  const screen = new ScriptedScreen(typing('züge', 'hilfe', 'zurück', 'score', 'roll', 'ende'));
  await playSession(wishing('dice', { seed: '510' }), screen, new Paint(false), null);
  expect(screen.all).toContain('── Du bist am Zug ─');
  expect(screen.all).toContain('oder: hilfe, tipp, züge, zurück, ende');
  expect(screen.all).toContain('- Würfle alle deine Würfel;');
  expect(screen.all).toContain('Du hast noch nicht gespielt: Es gibt nichts zurückzunehmen.');
  expect(screen.all).toContain('Nein: „score“ geht jetzt nicht; möglich: roll.');
  expect(screen.all).toMatch(/^Du: Wurf( [ROYGBV]){4}\.$/m);
  expect(screen.all).toContain('Auf Wiedersehen!');
  expect(screen.all).not.toMatch(/\b(?:your|the|you|turn|rolls?ed)\b/i);
});
