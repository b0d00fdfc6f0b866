import { writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@playwright/test'
import { htmlReport } from '../reports/html/htmlReport.ts'
import { featureMatrixOf } from '../reports/matrix/featureMatrix.ts'
import { matrixHtml } from '../reports/matrix/matrixHtml.ts'
import { fakeRun, result } from '../reports/testing/fakeRun.ts'
import recorded from '../transcripts/3326.switch.reject.4001.json' with { type: 'json' }
import type { Transcript } from '../core/transcript.ts'
import { findAxeViolations } from './findAxeViolations.ts'
import { longTestTag } from './longTestTag.ts'

const much = `resolved 0x${'ab'.repeat(200)}`
const run = fakeRun([
  result('3326.switch.reject.4001', 'fail', {
    rootCause: '3326.switch.reject.4001',
    message: much,
    // TypeScript gives texts of a JSON file the type `string`. A transcript needs literal types,
    // so cast it.
    transcript: [...(recorded.pass as Transcript)],
  }),
  result('695.chainId.hex', 'pass', { group: 'F. Chain' }),
  result('695.netVersion.matches', 'warn', { group: 'F. Chain', level: 'SHOULD' }),
])

const pages = { report: htmlReport(run), matrix: matrixHtml(featureMatrixOf([run], Date.now())) }

for (const [name, html] of Object.entries(pages))
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [360, 1100])
      test(`${name}, ${colorScheme}, ${width} wide: no axe violations, no overflow${longTestTag(colorScheme === 'dark' || width > 360)}`, async ({
        browser,
      }, info) => {
        const context = await browser.newContext({
          colorScheme,
          viewport: { width, height: 800 },
          bypassCSP: true,
        })
        const page = await context.newPage()
        const file = info.outputPath(`${name}.html`)
        writeFileSync(file, html)
        await page.goto(`${pathToFileURL(file)}#3326.switch.reject.4001`)
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect([over, await findAxeViolations({ page })]).toEqual([0, []])
        await context.close()
      })

test('the report filters, and a link opens its check', async ({ page }, info) => {
  const file = info.outputPath('report.html')
  writeFileSync(file, pages.report)
  await page.goto(pathToFileURL(file).href)
  await page.getByLabel('Status').selectOption('warn')
  const listed = page.locator('section[data-group] details:visible')
  await expect(listed).toHaveCount(1)
  await page.getByLabel('Status').selectOption('')
  await page.getByRole('link', { name: '3326.switch.reject.4001' }).first().click()
  await expect(page.getByRole('region', { name: 'What was said, in order' })).toBeVisible()
})
