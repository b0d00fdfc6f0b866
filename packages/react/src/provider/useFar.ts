import { type Far, farOf } from '../view/far.ts'
import { useConnection } from './useConnection.ts'
import { usePairing } from './usePairing.ts'
import { usePhone } from './usePhone.ts'
import { useWallets } from './useWallets.ts'

/** State of the current wallet if it is on another device. */
export function useFar(): Far | undefined {
  return farOf(useConnection(), useWallets(), usePairing(), usePhone())
}
