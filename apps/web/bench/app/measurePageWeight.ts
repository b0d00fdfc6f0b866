import type { Measurement } from '@touchstone/tooling/bench'
import type { Browser } from '@playwright/test'
import { gzipSync } from 'node:zlib'
import type { Sites } from './buildAndServeSites.ts'

type Weight = Record<'js' | 'js.files' | 'css' | 'requests' | 'foreignHosts', number>

/** Measures the files that a page loads until the network is idle. 1 kB is 1000 bytes after gzip -9. */
export async function measurePageWeight(browser: Browser, sites: Sites): Promise<Measurement[]> {
  const app = await weigh(browser, sites.app)
  const baseline = await weigh(browser, sites.baseline)
  const most = (key: keyof Weight, unit: string, limit: number): Measurement => ({
    id: `app.${key}`,
    value: app[key],
    unit,
    baseline: baseline[key],
    goal: `<= ${limit} ${unit}`,
    met: app[key] <= limit,
  })
  return [
    most('js', 'kB', 100),
    most('js.files', 'files', 3),
    most('css', 'kB', 6),
    most('requests', 'requests', 5),
    most('foreignHosts', 'hosts', 0),
  ]
}

async function weigh(browser: Browser, url: string): Promise<Weight> {
  const page = await browser.newPage()
  const bodies: Promise<{ type: string; size: number }>[] = []
  const asked = new Set<string>()
  page.on('websocket', (socket) => asked.add(socket.url()))
  page.on('request', (request) => {
    if (/^https?:/.test(request.url())) asked.add(request.url())
  })
  page.on('response', (response) => {
    if (!/^https?:/.test(response.url())) return
    const type = response.headers()['content-type'] ?? ''
    bodies.push(
      response.body().then((body) => ({ type, size: gzipSync(body, { level: 9 }).length })),
    )
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const all = await Promise.all(bodies)
  await page.close()
  const of = (kind: string) => all.filter(({ type }) => type.includes(kind))
  const kB = (kind: string) => of(kind).reduce((sum, { size }) => sum + size, 0) / 1000
  const hosts = new Set([...asked].map((one) => new URL(one).host))
  hosts.delete(new URL(url).host)
  return {
    js: kB('javascript'),
    'js.files': of('javascript').length,
    css: kB('css'),
    requests: asked.size,
    foreignHosts: hosts.size,
  }
}
