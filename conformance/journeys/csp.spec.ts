import { expect, collectPageErrors, test } from './dappFixture.ts'
import { siteUrl } from './siteUrl.ts'

// The fixture `dapp` fails a journey whose page violates the Content Security Policy. These tests
// check that the fixture detects violations, and that the app is served with the policy.

test('detects violations of the policy', async ({ page }) => {
  const pageErrors = await collectPageErrors(page)
  await page.goto(siteUrl())
  await page.evaluate(() => {
    const script = document.createElement('p')
    try {
      script.innerHTML = '<b>markup made of a text</b>'
    } catch (error) {
      console.error(String(error))
    }
    document.head.append(Object.assign(document.createElement('style'), { textContent: 'p{}' }))
    return fetch('https://elsewhere.example').catch(() => undefined)
  })
  const text = pageErrors.join('\n')
  // Chromium's message names the directive or the type, depending on whether Playwright records a
  // trace.
  expect(text).toMatch(/require-trusted-types-for|TrustedHTML/)
  expect(text).toContain('style-src')
  expect(text).toContain('connect-src')
})

test('has the policy twice: in the header, and in the page for hosts that send no header', async ({
  page,
}) => {
  const answer = await page.goto(siteUrl())
  const header = answer?.headers()['content-security-policy'] ?? ''
  const meta = page.locator('meta[http-equiv="Content-Security-Policy"]')
  const policy = await meta.getAttribute('content')
  expect(policy).toContain("default-src 'self'")
  expect(header).toBe(`${policy}; frame-ancestors 'none'`)
  expect(`${header} ${await page.content()}`).not.toMatch(/unsafe-(inline|eval|hashes)/)
})

test('sends the other security headers', async ({ page }) => {
  const headers = (await page.goto(siteUrl()))?.headers() ?? {}
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  })
})

test('has no inline script or style', async ({ page }) => {
  const html = await (await page.request.get(siteUrl())).text()
  expect(html).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)/)
})

test('serves the licences of all bundled packages', async ({ page }) => {
  await page.goto(siteUrl())
  const href = await page.getByRole('link', { name: 'Licences' }).getAttribute('href')
  const text = await (await page.request.get(new URL(href!, page.url()).href)).text()
  for (const name of ['react-dom', 'viem', '@noble/hashes']) expect(text).toContain(`## ${name} - `)
})
