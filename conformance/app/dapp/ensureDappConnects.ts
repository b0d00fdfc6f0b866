import { withTimeout } from '../../core/withTimeout.ts'
import { UsageError } from '../../core/UsageError.ts'
import { lacksButton } from '../environments/page/pressButtonsInPage.ts'
import type { AppEnvironment } from '../AppEnvironment.ts'
import type { AppDriver } from '../AppDriver.ts'
import { DappModuleError, NoControlError } from './dappErrors.ts'

/** Presses connect once in a fresh page. A dapp that cannot connect would fail in every cell. */
export const ensureDappConnects = async (
  { isOtherDapp, remote, unverifiedUrl, open }: AppEnvironment,
  timeout = 30_000,
): Promise<void> => {
  if ((!isOtherDapp && unverifiedUrl === undefined) || remote) return
  const drivers: AppDriver[] = []
  const press = async () => {
    const driver = await open()
    drivers.push(driver)
    await driver.performStep({ do: 'connect', wallet: 'first' })
    return true
  }
  try {
    if (!(await withTimeout(press(), timeout, false))) throw new DappModuleError(endless(timeout))
  } catch (cause) {
    if (cause instanceof DappModuleError || cause instanceof NoControlError)
      throw new UsageError(`In a fresh page ${cause.message}`, { cause })
    if (unverifiedUrl !== undefined && lacksButton(cause))
      throw new UsageError(
        `At ${unverifiedUrl} there is no button to connect: --url wants the app of this repository. Another dapp is checked with --dapp FILE.`,
        { cause },
      )
    throw cause
  } finally {
    for (const driver of drivers) await driver.close()
  }
}

const endless = (ms: number) =>
  `connect() or events() of the dapp module did not end within ${ms} ms: what they return or await has to settle.`
