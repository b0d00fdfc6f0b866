import { findObscureWord } from './findObscureWord.ts'

/** Returns the lines with an obscure word, each as "12: word". Ignores the code blocks of a Markdown page. */
export function findObscureLines(page: string): string[] {
  let isCode = false
  return page.split('\n').flatMap((line, index) => {
    if (/^\s*```/.test(line)) isCode = !isCode
    const word = isCode ? undefined : findObscureWord(line)
    return word ? [`${index + 1}: ${word}`] : []
  })
}
