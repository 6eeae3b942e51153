/** Something that is counted, and never less than before. */
export class Counter {
  value = 0;

  add(count = 1): void {
    this.value += count;
  }
}

/** So many times something took no longer than a bound, in seconds, and longer than the one before. */
interface Bucket {
  readonly bound: number;
  count: number;
}

/** How often something took how long. */
export class Histogram {
  private readonly buckets: readonly Bucket[];
  private sum = 0;

  constructor(bounds: readonly number[]) {
    this.buckets = [...bounds, Infinity].map((bound) => ({ bound, count: 0 }));
  }

  observe(seconds: number): void {
    const bucket = this.buckets.find(({ bound }) => seconds <= bound);
    if (bucket) bucket.count++;
    this.sum += seconds;
  }

  lines(name: string): string[] {
    let total = 0;
    const buckets = this.buckets.map(({ bound, count }) => {
      total += count;
      return `${name}_bucket{le="${bound === Infinity ? '+Inf' : bound}"} ${total}`;
    });
    return [...buckets, `${name}_sum ${this.sum}`, `${name}_count ${total}`];
  }
}

/** Counters of one name, told apart by a label: a few, whoever asks for whatever. */
class LabelledCounters {
  private readonly label: string;
  private readonly byValue = new Map<string, Counter>();

  constructor(label: string) {
    this.label = label;
  }

  of(value: string): Counter {
    let counter = this.byValue.get(value);
    if (!counter) this.byValue.set(value, (counter = new Counter()));
    return counter;
  }

  lines(name: string): string[] {
    return Array.from(this.byValue, ([value, counter]) => `${name}${labels({ [this.label]: value })} ${counter.value}`);
  }
}

type GaugeReading = number | null | Promise<number | null>;

/** One metric: what its lines are when somebody asks. */
interface Metric {
  readonly name: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly help: string;
  readonly lines: () => string[] | Promise<string[]>;
}

const escaped = (text: string): string => text.replaceAll(/[\\"\n]/g, (sign) => (sign === '\n' ? '\\n' : `\\${sign}`));

const labels = (values: Readonly<Record<string, string>>): string =>
  `{${Object.entries(values)
    .map(([label, value]) => `${label}="${escaped(value)}"`)
    .join(',')}}`;

/** All that is measured, in the text form of Prometheus. To count is cheap; to look is what costs. */
export class Registry {
  private readonly metrics: Metric[] = [];

  counter(name: string, help: string): Counter {
    const counter = new Counter();
    this.metrics.push({ name, type: 'counter', help, lines: () => [`${name} ${counter.value}`] });
    return counter;
  }

  counters(name: string, label: string, help: string): LabelledCounters {
    const counters = new LabelledCounters(label);
    this.metrics.push({ name, type: 'counter', help, lines: () => counters.lines(name) });
    return counters;
  }

  histogram(name: string, help: string, bounds: readonly number[]): Histogram {
    const histogram = new Histogram(bounds);
    this.metrics.push({ name, type: 'histogram', help, lines: () => histogram.lines(name) });
    return histogram;
  }

  /** Read when somebody looks; what cannot be read then is left out. */
  gauge(name: string, help: string, read: () => GaugeReading, type: 'gauge' | 'counter' = 'gauge'): void {
    this.metrics.push({ name, type, help, lines: async () => sayReading(name, await read()) });
  }

  /** Facts that are no numbers. */
  facts(name: string, help: string, values: Readonly<Record<string, string>>): void {
    this.metrics.push({ name, type: 'gauge', help, lines: () => [`${name}${labels(values)} 1`] });
  }

  async text(): Promise<string> {
    const parts = await Promise.all(this.metrics.map(sayMetric));
    return parts.flat().join('');
  }
}

const sayReading = (name: string, value: number | null): string[] => (value === null ? [] : [`${name} ${value}`]);

async function sayMetric({ name, type, help, lines }: Metric): Promise<string[]> {
  // One that fails must not hide the others: most is asked for when something is wrong.
  const read = await Promise.resolve()
    .then(lines)
    .catch(() => []);
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...read].map((line) => `${line}\n`);
}
