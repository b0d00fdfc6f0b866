import type { Check } from '../../core/defineCheck.ts'
import type { Driver, Environment, CheckResources } from '../../core/driver.ts'
import type { Result } from '../../core/result.ts'
import { runChecks } from '../../core/runChecks.ts'
import { createResetBeforeBoot } from './createResetBeforeBoot.ts'
import { type ManualDriver, withManualActions } from './withManualActions.ts'
import type { Instruction, Reply } from './instruction.ts'
import { createManualUser } from './createManualUser.ts'
import {
  createOnceRunner,
  createSharedBeginningRunner,
  groupByBeginning,
} from './createSharedBeginningRunner.ts'
import { freshState, type ManualState } from './manualState.ts'

export declare namespace createManual {
  type Options = {
    /** Checks to run. */
    checks: readonly Check[]
    /** All checks. The prerequisites of `checks` are run too. */
    all: ReadonlyMap<string, Check>
    /** Opens the wallet for a check. The user does the user actions that this driver lacks. */
    open: () => Driver | Promise<Driver>
    /** Accounts of the wallet, its initial chain and addresses of nodes. */
    resources: CheckResources
    /** Sends a request to the node of a chain directly. */
    ask: Environment['ask']
    /**
     * User actions that are impossible here, with the reason. Checks that need one of them are not applicable.
     */
    impossible?: Environment['cannot']
    /** State of an earlier session, to continue its run. Default: a new run. */
    state?: ManualState
    /**
     * Times in ms: limit for an answer of the wallet (`step`), limit for a check including the user's acts (`check`),
     * and wait before the user is asked about open prompts (`quick`).
     */
    limits?: { step: number; check: number; quick: number }
  }
}

/** A manual run, for the user interface that shows it to the user. */
export type Manual = {
  /** Returns the current instruction. Undefined while the suite works without the user, and after the run. */
  now(): Instruction | undefined
  reply(id: number, reply: Reply): void
  /** Calls the listener when the instruction changes, and at each result. Returns a function that unsubscribes it. */
  subscribe(listener: () => void): () => void
  /** Returns the present state of the run. Pass it to `createManual` to continue after a reload. */
  state(): ManualState
  /** Runs the remaining checks. Call it once. Skipped checks are `manual-pending`. */
  run(): Promise<Result[]>
  /**
   * Ends the session because the user leaves. Checks that still need an act or a new wallet are `manual-pending`.
   */
  leave(): void
}

/**
 * Prepares to check a wallet that a user operates. Uses only APIs that Node and browsers share. A page or a terminal
 * shows the current instruction and returns the user's reply.
 *
 * @example
 * const manual = createManual({ checks, all: walletChecks, open: () => createAgent({ provider, window }), resources, ask })
 * manual.subscribe(() => draw(manual.now()))
 * const results = await manual.run()
 */
export function createManual(options: createManual.Options): Manual {
  const { limits = { step: 20_000, check: 15 * 60_000, quick: 700 } } = options
  let state = options.state ?? freshState(Math.floor(Math.random() * 2 ** 31))
  const listeners = new Set<() => void>()
  const notify = () => listeners.forEach((listen) => listen())
  const manualUser = createManualUser({
    onChange: notify,
    onCannot(act) {
      state = { ...state, cannot: [...new Set([...state.cannot, act])] }
    },
  })

  const resetBeforeBoot = createResetBeforeBoot({
    manualUser,
    chainId: options.resources.chainId,
    step: limits.step,
  })

  let rememberState: ManualDriver['rememberState']

  const environment: Environment = {
    name: 'manual',
    mode: 'manual',
    plainFences: true,
    // The fence is long for events from a phone, and for a user who missed an instruction.
    pace: { step: limits.step, fence: 5000 },
    cannot: options.impossible ?? {},
    ask: options.ask,
    async open() {
      const manualDriver = withManualActions(await options.open(), manualUser, {
        impossible: state.cannot,
        quick: limits.quick,
        step: limits.step,
      })
      rememberState = manualDriver.rememberState
      return { resources: options.resources, driver: resetBeforeBoot(manualDriver) }
    },
    close: async () => undefined,
  }

  return {
    now: manualUser.now,
    reply: manualUser.reply,
    leave: manualUser.leave,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    run: () =>
      runChecks({
        checks: options.checks,
        all: options.all,
        environment,
        seed: state.seed,
        timeout: limits.check,
        known: state.results,
        runScript: createOnceRunner(createSharedBeginningRunner(() => rememberState())),
        sort: groupByBeginning,
        onStart: ({ id }) => manualUser.setCheck(id),
        onResult(result) {
          if (result.status !== 'manual-pending')
            state = { ...state, results: [...state.results, result] }
          notify()
        },
      }),
  }
}
