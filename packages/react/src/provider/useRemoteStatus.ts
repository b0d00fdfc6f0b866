import { type RemoteStatus, remoteStatusOf } from '../view/remoteStatus.ts'
import { useConnection } from './useConnection.ts'
import { usePairing } from './usePairing.ts'
import { useIsPhone } from './useIsPhone.ts'
import { useWallets } from './useWallets.ts'

/** State of the current wallet if it is on another device. */
export function useRemoteStatus(): RemoteStatus | undefined {
  return remoteStatusOf(useConnection(), useWallets(), usePairing(), useIsPhone())
}
