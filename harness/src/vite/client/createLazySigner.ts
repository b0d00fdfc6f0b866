import type { Signer } from '../../wallet/types.ts'

/**
 * Creates a signer that loads its code from `url` on first use, because most page visits never sign.
 */
export function createLazySigner(url: string): Required<Signer> {
  let arriving: Promise<Required<Signer>> | undefined
  const arrive = async () => {
    const { signer } = (await import(/* @vite-ignore */ url)) as { signer: Required<Signer> }
    return signer
  }
  // After a failed load the next call tries again.
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
