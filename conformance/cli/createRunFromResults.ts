import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Environment } from '../core/driver.ts'
import type { Comparison } from '../core/expectations.ts'
import type { Run } from '../core/result.ts'
import { summaryOf } from '../reports/summaryOf.ts'
import {
  expectationsOfRun,
  readPersonaExpectations,
  type KnownFailures,
} from './readExpectations.ts'
import { isPersonaPath } from '../drivers/persona/isPersonaPath.ts'
import { formatCommandLine, sharedArgs } from './formatCommandLine.ts'
import { parseShard, type CheckOptions } from './runOptions.ts'
import { describeRunEnvironment, hashFileContent, suiteVersion } from './runMetadata.ts'

type Facts = {
  options: CheckOptions
  subject: Run['subject']
  environment: Environment
  seed: number
  known: KnownFailures
  comparison: Comparison
  startedAt: Date
}

export function createRunFromResults(facts: Facts): Run {
  const { options, environment, seed, startedAt } = facts
  const { results } = facts.comparison
  const byHand = options.driver === 'human'
  const { version } = environment
  const subject = options.provider
    ? { ...facts.subject, digest: hashFileContent(readFileSync(environment.name)) }
    : { ...facts.subject, ...(version && { version }) }
  return {
    schemaVersion: 1,
    run: {
      id: randomUUID(),
      startedAt: startedAt.toISOString(),
      durationMs: Date.now() - startedAt.getTime(),
      mode: byHand ? 'manual' : environment.mode,
      ...(options.shard && { shard: parseShard(options.shard) }),
      ...(options.only && { only: options.only }),
      seed,
      command: commandOf(options, seed),
      operator: byHand ? 'human' : 'automation',
    },
    suite: { version: suiteVersion(), catalogueHash: catalogueHash(), profile: options.profile },
    subject,
    environment: describeRunEnvironment(environment),
    ...expectationsOfRun(facts.known),
    summary: summaryOf(results, readPersonaExpectations()),
    results,
  }
}

const catalogueHash = () =>
  hashFileContent(readFileSync(new URL('../spec/catalogue.json', import.meta.url)))

/** Returns the command that repeats the run, without its output files and the folders of its inputs. */
function commandOf(options: CheckOptions, seed: number): string {
  const { provider, sandbox, persona, extension, driver, metamask, in: place, profile } = options
  const folder = typeof extension === 'string' ? [basename(extension)] : []
  return formatCommandLine([
    'touchstone',
    'check',
    ...(persona ? ['--persona', isPersonaPath(persona) ? basename(persona) : persona] : []),
    ...(driver ? ['--extension', ...folder, '--driver', basename(driver)] : []),
    ...(metamask ? ['--metamask', metamask] : []),
    ...(provider ? ['--provider', basename(provider)] : []),
    ...(sandbox ? ['--sandbox'] : []),
    ...(place ? ['--in', place] : []),
    ...(profile === 'core' ? [] : ['--profile', profile]),
    ...sharedArgs(options, seed),
  ])
}
