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
        // If the browser blocks `localStorage`, its getter throws at each use, and the adapter ignores the error.
        storage: {
          getItem: (key) => localStorage.getItem(key),
          setItem: (key, text) => localStorage.setItem(key, text),
          removeItem: (key) => localStorage.removeItem(key),
        },
        getClient: ({ chainId }) => getClient(chainId),
      })
