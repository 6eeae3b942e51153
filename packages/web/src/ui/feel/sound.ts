import { settings } from '../../lib/settings.ts';
import { TUNES, type Note, type Tune } from './notes.ts';

/** How long after one sound the next of the same moment begins, in seconds. */
const APART = 0.12;
/** As loud as it may get. */
const MOST = 0.5;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Not every browser tells. */
export const wasTouched = (): boolean => !('userActivation' in navigator) || navigator.userActivation.hasBeenActive;

/** Browsers stay silent until the page was touched once, and complain about whoever tries before. */
const mayPlay = (): boolean => typeof AudioContext !== 'undefined' && wasTouched();

/** Plays what belongs to one moment, one sound closely after the other. */
export function play(...tunes: readonly Tune[]): void {
  const { sound, volume } = settings.peek();
  if (!sound || volume === 0 || !mayPlay()) return;
  context ??= new AudioContext();
  void context.resume();
  const audio = context;
  const out = new GainNode(audio, { gain: MOST * (volume / 100) ** 2 });
  out.connect(audio.destination);
  tunes.forEach((tune, index) => {
    for (const note of TUNES[tune]) sing(audio, out, note, audio.currentTime + 0.01 + index * APART + note.at);
  });
}

function sing(audio: AudioContext, out: AudioNode, note: Note, start: number): void {
  if (note.voice === 'slide') return rush(audio, out, note, start);
  const isKnock = note.voice === 'knock';
  ring(audio, out, note, start, isKnock ? 0.55 : 1);
  // What makes wood of a tone: a much higher one that is over at once.
  const { hertz, loudness } = note;
  ring(audio, out, { ...note, hertz: hertz * 3.93, length: 0.06, loudness: loudness * 0.3 }, start, 1);
  if (isKnock) rush(audio, out, { ...note, hertz: 900, length: 0.03, loudness: loudness * 0.5 }, start);
}

/** A tone that is struck and fades, and ends so much lower than it began. */
function ring(audio: AudioContext, out: AudioNode, note: Note, start: number, end: number): void {
  const { hertz, length, loudness } = note;
  const tone = new OscillatorNode(audio, { type: 'sine', frequency: hertz });
  if (end !== 1) tone.frequency.exponentialRampToValueAtTime(hertz * end, start + length);
  tone.connect(fade(audio, out, loudness, start, length));
  tone.start(start);
  tone.stop(start + length);
}

/** Noise about a height. */
function rush(audio: AudioContext, out: AudioNode, { hertz, length, loudness }: Note, start: number): void {
  const source = new AudioBufferSourceNode(audio, { buffer: (noise ??= makeNoise(audio)) });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: hertz, Q: 0.8 });
  source.connect(filter).connect(fade(audio, out, loudness, start, length));
  source.start(start);
  source.stop(start + length);
}

/** What is soon at its loudest, and then dies away. */
function fade(audio: AudioContext, out: AudioNode, loudness: number, start: number, length: number): AudioNode {
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loudness, start + 0.004);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  volume.connect(out);
  return volume;
}

function makeNoise(audio: AudioContext): AudioBuffer {
  const buffer = new AudioBuffer({ length: audio.sampleRate / 5, sampleRate: audio.sampleRate });
  buffer.getChannelData(0).forEach((_, index, samples) => {
    samples[index] = 2 * Math.random() - 1;
  });
  return buffer;
}
