import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { install } from './install.ts'

test('it is installed once', () => {
  const { at, run, runs } = driver()
  install(at, run)
  install(at, run)
  expect(runs()).toBe(1)
})

test('a lockfile that is another one is installed anew', () => {
  const { at, run, runs } = driver()
  install(at, run)
  writeFileSync(`${at}pnpm-lock.yaml`, 'two')
  install(at, run)
  expect(runs()).toBe(2)
})

test('half an install is not taken for a whole one', () => {
  const { at, run, runs } = driver()
  mkdirSync(`${at}node_modules/playwright-core`, { recursive: true })
  install(at, run)
  expect(runs()).toBe(1)
})

test('why it could not be installed is told, and the next one tries again', () => {
  const { at, run, runs } = driver()
  const fails = () => install(at, () => 'the network went away')
  expect(fails).toThrow(
    /^The MetaMask driver is not installed \(the network went away\): run "pnpm/,
  )
  install(at, run)
  expect(runs()).toBe(1)
})

/** A folder with a lockfile, and a way to install it that counts. */
function driver() {
  const at = `${mkdtempSync(join(tmpdir(), 'touchstone-driver-'))}/`
  onTestFinished(() => rmSync(at, { recursive: true }))
  writeFileSync(`${at}pnpm-lock.yaml`, 'one')
  let count = 0
  const run = (folder: string) => {
    count++
    cpSync(`${folder}pnpm-lock.yaml`, `${folder}node_modules/.pnpm/lock.yaml`)
    return undefined
  }
  return { at, run, runs: () => count }
}
