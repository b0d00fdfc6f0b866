import type { Signer } from '../../wallet/types.ts'

/** Creates a signer that loads its code from `url` on first use, because most page visits never sign. */
export function createLazySigner(url: string): Required<Signer> {
  // `import` loads a module once.
  const load = async () => {
    const { signer } = (await import(/* @vite-ignore */ url)) as { signer: Required<Signer> }
    return signer
  }
  return {
    message: async (...what) => (await load()).message(...what),
    typedData: async (...what) => (await load()).typedData(...what),
    transaction: async (...what) => (await load()).transaction(...what),
    recover: async (...what) => (await load()).recover(...what),
  }
}
