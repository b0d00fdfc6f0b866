import type { Signer } from '../../src/wallet/types.ts'

/** Wraps a signer so that a caller can wait until it is idle. The first signature loads code. */
export function awaitedSigner(signer: Signer): { signer: Signer; idle(): Promise<void> } {
  const busy = new Set<Promise<unknown>>()
  const noted = <T>(work: Promise<T>): Promise<T> => {
    busy.add(work)
    const done = () => busy.delete(work)
    work.then(done, done)
    return work
  }
  return {
    signer: {
      message: (...given) => noted(signer.message(...given)),
      typedData: (...given) => noted(signer.typedData(...given)),
      transaction: (...given) => noted(signer.transaction(...given)),
    },
    idle: async () => {
      while (busy.size > 0) await Promise.allSettled(busy)
    },
  }
}
