import { withTimeout } from './withTimeout.ts'

/** A worker of a pool. The pool replaces a broken worker, and closes all workers at the end. */
export type Worker = { isBroken(): boolean; close(): Promise<void> }

export type WorkerPool<W extends Worker> = {
  /** Number of workers when all are open. */
  size: number
  /** The first worker. */
  first: W
  /**
   * Waits for a free worker and opens something on it. The returned `close` frees the worker. If opening or
   * closing fails, the worker is replaced.
   *
   * @throws Error if no worker is left or the pool is closed. Rethrows an error of the task.
   */
  open<T extends { close(): Promise<void> }>(task: (worker: W) => Promise<T>): Promise<T>
  /** Closes all workers. */
  close(): Promise<void>
}

/** Time limit in ms for closing what a task opened on a worker. After that the worker is replaced. */
const closeTimeout = 180_000

/**
 * Opens workers in sequence, so that the first one is ready early.
 *
 * @param openWorker opens a worker.
 * @param onLost receives the error of a later worker that could not be opened. The pool continues without it.
 * @returns as soon as the first worker is open.
 * @throws the error of opening the first worker.
 */
export async function openWorkerPool<W extends Worker>(
  size: number,
  openWorker: () => Promise<W>,
  onLost: (reason: unknown) => void,
): Promise<WorkerPool<W>> {
  const free: W[] = []
  const waiting: PromiseWithResolvers<W>[] = []
  const workers = new Set<W>()
  let places = size
  let lost: unknown
  let isClosed = false

  const release = (worker: W) => {
    const next = waiting.shift()
    if (next) next.resolve(worker)
    else free.push(worker)
  }

  async function add(): Promise<void> {
    if (isClosed) return
    try {
      const worker = await openWorker()
      if (isClosed) return await worker.close()
      workers.add(worker)
      release(worker)
    } catch (error) {
      lost = error
      places -= 1
      if (!isClosed) onLost(error)
      if (places === 0) for (const one of waiting.splice(0)) one.reject(error)
    }
  }

  const first = await openWorker()
  workers.add(first)
  free.push(first)
  let opening = Promise.resolve()
  for (let count = 1; count < size; count++) opening = opening.then(add)

  async function replace(worker: W): Promise<void> {
    workers.delete(worker)
    const closed = worker.close()
    opening = opening.then(() => closed).then(add, add)
    await closed
  }

  async function acquire(): Promise<W> {
    for (let worker = free.pop(); worker; worker = free.pop()) {
      if (!worker.isBroken()) return worker
      await replace(worker)
    }
    if (isClosed) throw new Error('The browsers are closed.')
    if (places === 0) throw lost
    const next = Promise.withResolvers<W>()
    waiting.push(next)
    return next.promise
  }

  /** Runs an act with a worker. If the act fails, replaces the worker. */
  async function attempt<T>(worker: W, act: () => Promise<T>): Promise<T> {
    try {
      return await act()
    } catch (error) {
      await replace(worker)
      throw error
    }
  }

  return {
    size,
    first,
    async open(task) {
      const worker = await acquire()
      const opened = await attempt(worker, () => task(worker))
      const close = () => opened.close().then(() => true)
      return {
        ...opened,
        close: () =>
          attempt(worker, async () => {
            if (!(await withTimeout(close(), closeTimeout, false)))
              throw new Error(`The wallet was not reset within ${closeTimeout / 1000} s.`)
            release(worker)
          }),
      }
    },
    async close() {
      isClosed = true
      for (const one of waiting.splice(0)) one.reject(new Error('The browsers are closed.'))
      await Promise.all([...workers].map((worker) => worker.close()))
      // A worker whose opening has not finished closes itself.
      await opening
    },
  }
}
