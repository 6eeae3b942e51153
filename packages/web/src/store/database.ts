/** What lies in one store of a database, and by which keys. */
interface Rows {
  readonly key: IDBValidKey;
  readonly value: unknown;
}

type Stores<S> = { readonly [N in keyof S]: Rows };
type NameIn<S> = keyof S & string;

/** What is acknowledged has reached the disk. */
const SAFELY = { durability: 'strict' } as const;

const answerTo = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('no answer')));
  });

const endOf = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('nothing was written')));
  });

/** One store, in a transaction. */
class ObjectStore<R extends Rows> {
  private readonly store: IDBObjectStore;

  constructor(store: IDBObjectStore) {
    this.store = store;
  }

  get(key: R['key']): Promise<R['value'] | undefined> {
    return answerTo(this.store.get(key));
  }

  async has(key: R['key']): Promise<boolean> {
    return (await answerTo(this.store.getKey(key))) !== undefined;
  }

  getAll(range?: IDBKeyRange): Promise<R['value'][]> {
    return answerTo(this.store.getAll(range));
  }

  getAllKeys(): Promise<IDBValidKey[]> {
    return answerTo(this.store.getAllKeys());
  }

  count(): Promise<number> {
    return answerTo(this.store.count());
  }

  put(value: R['value'], key: R['key']): Promise<unknown> {
    return answerTo(this.store.put(value, key));
  }

  delete(keys: R['key'] | IDBKeyRange): Promise<unknown> {
    return answerTo(this.store.delete(keys));
  }

  clear(): Promise<unknown> {
    return answerTo(this.store.clear());
  }
}

/** Several stores that are read or written together: all of it happens or nothing. */
export class Transaction<S extends Stores<S>, N extends NameIn<S> = NameIn<S>> {
  /** Kept once all that was written is on the disk. */
  readonly done: Promise<void>;
  private readonly transaction: IDBTransaction;

  constructor(transaction: IDBTransaction) {
    this.transaction = transaction;
    this.done = endOf(transaction);
    // Whoever waits for a single request that fails need not wait for this one as well.
    this.done.catch(() => undefined);
  }

  store<M extends N>(name: M): ObjectStore<S[M]> {
    return new ObjectStore(this.transaction.objectStore(name));
  }
}

/** A database of the browser with promises: what is used of IndexedDB here, and no more. */
export class Database<S extends Stores<S>> {
  private readonly database: IDBDatabase;

  constructor(database: IDBDatabase) {
    this.database = database;
  }

  read<N extends NameIn<S>>(...names: N[]): Transaction<S, N> {
    return new Transaction(this.database.transaction(names));
  }

  write<N extends NameIn<S>>(...names: N[]): Transaction<S, N> {
    return new Transaction(this.database.transaction(names, 'readwrite', SAFELY));
  }
}

/** Opens a database, with the stores that it lacks. Calls back once it must be opened anew. */
export async function openDatabase<S extends Stores<S>>(
  name: string,
  version: number,
  stores: readonly NameIn<S>[],
  onGone: () => void,
): Promise<Database<S>> {
  const opening = indexedDB.open(name, version);
  opening.addEventListener('upgradeneeded', () => {
    const { result } = opening;
    for (const store of stores) if (!result.objectStoreNames.contains(store)) result.createObjectStore(store);
  });
  const database = await answerTo(opening);
  // A newer page in another tab waits for this one to let go.
  database.addEventListener('versionchange', () => {
    database.close();
    onGone();
  });
  database.addEventListener('close', onGone);
  return new Database(database);
}
