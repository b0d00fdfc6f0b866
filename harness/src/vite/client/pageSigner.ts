import type { Signer } from '../../wallet/types.ts'

/** Signs with code that arrives at the first signature: most pages are left before one. */
export function pageSigner(url: string): Required<Signer> {
  let arriving: Promise<Required<Signer>> | undefined
  const signer = () =>
    (arriving ??= (import(/* @vite-ignore */ url) as Promise<{ signer: Required<Signer> }>).then(
      (module) => module.signer,
    ))
  return {
    message: async (...what) => (await signer()).message(...what),
    typedData: async (...what) => (await signer()).typedData(...what),
    transaction: async (...what) => (await signer()).transaction(...what),
    recover: async (...what) => (await signer()).recover(...what),
  }
}
