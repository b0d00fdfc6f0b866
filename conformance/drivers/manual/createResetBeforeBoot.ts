import type { Driver, DriverEvent, UserAction } from '../../core/driver.ts'
import { CheckEnded } from '../../core/CheckEnded.ts'
import type { SerializedValue } from '../../core/serialize.ts'
import { instructionFor } from './instruction.ts'
import { impossibleAction, type ManualUser } from './createManualUser.ts'
import { queryWallet } from '../queryWallet.ts'

/**
 * Creates a function that wraps a driver so that `boot` also resets the wallet for the site: no accounts, and the initial
 * chain. `boot` throws CheckEnded if the user does not do that. The driver drops the events of the reset.
 *
 * The function remembers the acts that the user cannot do, apart from those in scripts: a user who cannot switch to a
 * script's chain may still be able to switch back.
 */
export function createResetBeforeBoot({
  manualUser,
  chainId,
  step,
}: {
  manualUser: ManualUser
  chainId: number
  /** Time limit of one answer of the wallet, in ms. */
  step: number
}): (driver: Driver) => Driver {
  const impossible = new Set<UserAction>()
  const askPerson = async (act: UserAction, args: SerializedValue[]) => {
    if (impossible.has(act)) throw impossibleAction(act)
    await manualUser.ask(instructionFor(act, args)!).catch((error: unknown) => {
      if (error instanceof CheckEnded && error.verdict.status === 'blocked') impossible.add(act)
      throw error
    })
  }
  const reset = async (driver: Driver) => {
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

  return (driver) => {
    let muted = false
    return {
      ...driver,
      onEvent: (listener) => driver.onEvent((event: DriverEvent) => muted || listener(event)),
      async boot() {
        manualUser.throwIfGone()
        await driver.boot()
        muted = true
        await reset(driver)
        muted = false
      },
    }
  }
}

const isFilled = (accounts: SerializedValue | undefined) =>
  Array.isArray(accounts) && accounts.length > 0
