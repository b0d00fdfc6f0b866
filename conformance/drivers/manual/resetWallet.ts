import type { Driver, DriverEvent, UserAction } from '../../core/driver.ts'
import { CheckEnded } from '../../core/CheckEnded.ts'
import type { SerializedValue } from '../../core/serialize.ts'
import { instructionFor } from './instruction.ts'
import { impossibleAction, type ManualUser } from './manualUser.ts'
import { queryWallet } from '../queryWallet.ts'

/** Resets the wallet for the site: no accounts, and the initial chain. Throws CheckEnded if the user does not. */
export type ResetWallet = (driver: Driver) => Promise<void>

/**
 * Creates the reset. It remembers the acts that the user cannot do, apart from those in scripts: a user who cannot
 * switch to a script's chain may still be able to switch back.
 */
export function createResetWallet({
  manualUser,
  chainId,
  step,
}: {
  manualUser: ManualUser
  chainId: number
  /** Time limit of one answer of the wallet, in ms. */
  step: number
}): ResetWallet {
  const impossible = new Set<UserAction>()
  const askPerson = async (act: UserAction, args: SerializedValue[]) => {
    if (impossible.has(act)) throw impossibleAction(act)
    await manualUser.ask(instructionFor(act, args)!).catch((error: unknown) => {
      if (error instanceof CheckEnded && error.verdict.status === 'blocked') impossible.add(act)
      throw error
    })
  }
  return async (driver) => {
    const query = (method: string, params?: SerializedValue) =>
      queryWallet(driver, { method, step, ...(params !== undefined && { params }) })
    const sharesAccounts = async () => isFilled(await query('eth_accounts'))
    if (await sharesAccounts()) {
      await query('wallet_revokePermissions', [{ eth_accounts: {} }])
      while (await sharesAccounts()) await askPerson('revoke', [])
    }
    // If the wallet does not answer, go on without a reset. The check will report that.
    for (;;) {
      const there = await query('eth_chainId')
      if (there === undefined || Number(there) === chainId) return
      await askPerson('switchChain', [chainId])
    }
  }
}

/** Wraps a driver so that `boot` also resets the wallet, and drops the events of the reset. */
export function resetBeforeBoot(
  driver: Driver,
  manualUser: ManualUser,
  resetWallet: ResetWallet,
): Driver {
  let muted = false
  return {
    ...driver,
    onEvent: (listener) => driver.onEvent((event: DriverEvent) => muted || listener(event)),
    async boot() {
      manualUser.throwIfGone()
      await driver.boot()
      muted = true
      await resetWallet(driver)
      muted = false
    },
  }
}

const isFilled = (accounts: SerializedValue | undefined) =>
  Array.isArray(accounts) && accounts.length > 0
