import { basename } from 'node:path'
import { findDriver } from '../drivers/driverRegistry.ts'
import { isPersonaPath } from '../drivers/persona/isPersonaPath.ts'
import { walletChecks } from '../wallet/checks/index.ts'
import { openGateway } from '../drivers/chain/gateway.ts'
import { closeAfter } from '../drivers/closeAll.ts'
import { homeChainId } from '../core/defaultChainIds.ts'
import type { Environment } from '../core/driver.ts'
import { emptyResult, type Run } from '../core/result.ts'
import { runChecks } from '../core/runChecks.ts'
import { readExpectations, readPersonaExpectations, selectVersion } from './readExpectations.ts'
import { hashFile } from './hashFile.ts'
import { parseTimeout, parseWholeNumber, type CheckOptions } from './runOptions.ts'
import { selectChecks } from './selectChecks.ts'
import { runAndReport } from './runAndReport.ts'
import { runByHand } from './runByHand.ts'
import { checkOutputFiles } from './writeRunFiles.ts'

/** Runs `touchstone check`. Returns the exit code. Throws a UsageError for a mistake of the user. */
export async function runCheckCommand(options: CheckOptions): Promise<number> {
  const driver = findDriver(options)
  const subject = driver.subject(options)
  const checks = selectChecks(options, subject.kind)
  const seed =
    options.seed === undefined
      ? Math.floor(Math.random() * 2 ** 31)
      : parseWholeNumber(options.seed, 'seed')
  const timeout = options.timeout === undefined ? driver.timeout : parseTimeout(options.timeout)
  const all = readExpectations(options.expectations, driver.expectations(options))
  checkOutputFiles(options)
  const startedAt = new Date()
  const chain = await openGateway()
  return closeAfter(chain, async () => {
    const environment = await driver.open({
      options,
      chain,
      step: Math.ceil(timeout / (driver.answers ?? 3)),
      known: new Set(all.expectations.expected.map(({ check }) => check)),
    })
    return closeAfter(environment, () =>
      runAndReport({
        options,
        seed,
        startedAt,
        known: selectVersion(all, environment.version),
        planned: checks.map((one) => emptyResult(one, 0)),
        mode: driver.byHand ? 'manual' : environment.mode,
        profile: options.profile,
        subject: identifySubject(subject, options, environment),
        browser: environment.browser,
        chainId: homeChainId,
        catalogue: new URL('../spec/catalogue.json', import.meta.url),
        command: commandOf(options),
        personas: readPersonaExpectations(),
        run({ onStart, onResult, keep }) {
          const plan = { checks, all: walletChecks, environment, seed, timeout }
          return driver.byHand
            ? runByHand({ ...plan, onResult: keep })
            : runChecks({ ...plan, onResult, onStart })
        },
      }),
    )
  })
}

/** Adds the digest of a provider module, or the version of another wallet. */
function identifySubject(
  subject: Run['subject'],
  { provider }: CheckOptions,
  { name, version }: Environment,
): Run['subject'] {
  if (provider) return { ...subject, digest: hashFile(name) }
  return version ? { ...subject, version } : subject
}

/** Returns the command that repeats the run, without its output files and the folders of its inputs. */
function commandOf(options: CheckOptions): string[] {
  const { provider, sandbox, persona, extension, driver, metamask, in: place, profile } = options
  const folder = typeof extension === 'string' ? [basename(extension)] : []
  return [
    'touchstone',
    'check',
    ...(persona ? ['--persona', isPersonaPath(persona) ? basename(persona) : persona] : []),
    ...(driver ? ['--extension', ...folder, '--driver', basename(driver)] : []),
    ...(metamask ? ['--metamask', metamask] : []),
    ...(provider ? ['--provider', basename(provider)] : []),
    ...(sandbox ? ['--sandbox'] : []),
    ...(place ? ['--in', place] : []),
    ...(profile === 'core' ? [] : ['--profile', profile]),
  ]
}
