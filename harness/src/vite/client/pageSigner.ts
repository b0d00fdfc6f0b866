import type { Signer } from '../../wallet/types.ts'

/** Signs with code that arrives at the first signature: most pages are left before one. */
export function pageSigner(url: string): Required<Signer> {
  let arriving: Promise<Required<Signer>> | undefined
  const arrive = async () => {
    const { signer } = (await import(/* @vite-ignore */ url)) as { signer: Required<Signer> }
    return signer
  }
  // What did not arrive is asked for again by the next signature.
  const signer = () =>
    (arriving ??= arrive().catch((error: unknown) => {
      arriving = undefined
      throw error
    }))
  return {
    message: async (...what) => (await signer()).message(...what),
    typedData: async (...what) => (await signer()).typedData(...what),
    transaction: async (...what) => (await signer()).transaction(...what),
    recover: async (...what) => (await signer()).recover(...what),
  }
}
