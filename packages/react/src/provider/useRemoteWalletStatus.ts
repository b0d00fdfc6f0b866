import { type RemoteWalletStatus, remoteWalletStatus } from '../view/remoteWalletStatus.ts'
import { useConnection } from './useConnection.ts'
import { usePairing } from './usePairing.ts'
import { useIsPhone } from './useIsPhone.ts'
import { useWallets } from './useWallets.ts'

/** Returns the status of the current or remembered wallet if it is on another device, else undefined. */
export function useRemoteWalletStatus(): RemoteWalletStatus | undefined {
  return remoteWalletStatus(useConnection(), useWallets(), usePairing(), useIsPhone())
}
