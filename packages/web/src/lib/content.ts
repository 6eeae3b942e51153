/** What a value says, comparable by `===`: views are made anew at every step, so data is compared by its content. */
export const contentOf = (value: unknown): unknown => (typeof value === 'object' ? JSON.stringify(value) : value);
