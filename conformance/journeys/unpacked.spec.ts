import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'

const path = (file: string) => fileURLToPath(new URL(`../src/${file}`, import.meta.url))
const wallet = path('drivers/unpacked/fixtures/wallet')
const driver = path('drivers/unpacked/fixtures/driver.ts')

const check = (...args: string[]) =>
  new Promise<{ code: number; last: string; said: string }>((resolve) => {
    execFile(process.execPath, [path('cli/main.ts'), 'check', ...args], (error, stdout, stderr) => {
      const said = `${stdout}${stderr}`.trim()
      resolve({ code: Number(error?.code ?? 0), last: said.split('\n').at(-1)!, said })
    })
  })

test('any unpacked extension is checked by a driver module, on a site of its own for each check', async () => {
  const ids = [
    ...['695.chainId.hex', '1102.request.reject.rejects', '1102.request.atLeastOne'],
    ...['6963.announce.onRequest', '6963.multi.coexist', 'privacy.otherOrigin'],
  ]
  const { code, last } = await check(
    ...['--extension', wallet, '--driver', driver, '--only', `{${ids.join()}}`],
  )
  expect([last, code]).toEqual([
    'check: 6 pass, 0 fail, 0 warn, 0 info, 0 blocked, 0 not-applicable, 0 timeout, 0 harness-error',
    0,
  ])
})

test('what such a wallet gets wrong is found', async () => {
  const { code, said } = await check(
    ...['--extension', wallet, '--driver', driver, '--only', '695.netVersion.matches'],
  )
  expect([code, said]).toEqual([0, expect.stringContaining('695.netVersion.matches')])
})

for (const [name, args, why] of [
  [
    'a folder without an extension',
    ['--extension', path('cli'), '--driver', driver],
    'no unpacked extension',
  ],
  [
    'a driver that is not there',
    ['--extension', wallet, '--driver', 'nobody.ts'],
    'There is no driver nobody.ts',
  ],
  ['a person without an extension', ['--driver', 'human'], 'wants --extension DIR'],
] as const) {
  test(`${name} is wrong usage`, async () => {
    const { code, said } = await check(...args)
    expect([code, said]).toEqual([2, expect.stringContaining(why)])
  })
}
