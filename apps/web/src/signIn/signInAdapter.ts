import {
  type AuthenticationAdapter,
  createDeviceAdapter,
  createHttpAdapter,
} from '@touchstone/siwe'
import { getClient } from '../chain/getClient.ts'

const url: unknown = import.meta.env['VITE_SIGNIN_URL']

/** Adapter that signs in at the server of `VITE_SIGNIN_URL` if the build sets it, else on this device. */
export const signInAdapter: AuthenticationAdapter =
  typeof url === 'string' && url !== ''
    ? createHttpAdapter({ url })
    : createDeviceAdapter({
        domain: location.host,
        storage: localStorageOrNone(),
        getClient: ({ chainId }) => getClient(chainId),
      })

function localStorageOrNone(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const none = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
  try {
    return localStorage
  } catch {
    return none
  }
}
