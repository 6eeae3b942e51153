/** Short tones: frequencies in hertz, one after the other. */
const TUNES = {
  move: [330],
  score: [440, 554],
  bonus: [523, 659, 784, 1047],
  turn: [392, 523],
  end: [523, 659, 784, 659, 1047],
} as const;

export type Tune = keyof typeof TUNES;

const STEP = 0.09;
const LOUDNESS = 0.08;

let context: AudioContext | null = null;

/** Plays a short tune. Browsers stay silent until the page was touched once. */
export function play(tune: Tune): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void context.resume();
  TUNES[tune].forEach((frequency, index) => beep(context as AudioContext, frequency, index * STEP));
}

function beep(audio: AudioContext, frequency: number, after: number): void {
  const start = audio.currentTime + after;
  const tone = new OscillatorNode(audio, { type: 'triangle', frequency });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + STEP * 1.8);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + STEP * 2);
}
