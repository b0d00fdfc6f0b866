import { expect, test } from 'vitest'
import { injectScript } from './injectScript.ts'

const dress = (html: string) => injectScript(html, '/w.js')
const tag = '<script nonce="touchstone" src="/w.js"></script>'

test.each([
  [
    '<!doctype html><html lang="en"><head id="h"><script src="a.js"></script></head>',
    '<head id="h">',
  ],
  ['<!doctype html><html lang="en"><body>', '<html lang="en">'],
  ['<!DOCTYPE html><p>hello', '<!DOCTYPE html>'],
])('inserts the script before all others: %s', (html, before) => {
  expect(dress(html)).toBe(html.replace(before, before + tag))
})

test('inserts the script at the start of a text without tags', () => {
  expect(dress('hello')).toBe(`${tag}hello`)
})

test('does not mistake a header for a head', () => {
  expect(dress('<html><header>')).toBe(`<html>${tag}<header>`)
})

test("extends the page's policy by this origin and keeps the rest", () => {
  const html = `<head><meta http-equiv="Content-Security-Policy" content="default-src 'self'; connect-src https://rpc.example; img-src 'self' data:"></head>`
  expect(dress(html)).toContain(
    `content="default-src 'self'; connect-src https://rpc.example 'self'; img-src 'self' data:"`,
  )
})

test('leaves other meta tags unchanged', () => {
  const html = '<head><meta name="description" content="connect-src x"></head>'
  expect(dress(html)).toContain('<meta name="description" content="connect-src x">')
})
