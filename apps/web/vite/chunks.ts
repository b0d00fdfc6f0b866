/**
 * Groups modules into chunks: one file for the first screen, one for the account. By default the bundler splits off
 * every module that two chunks share, and the first screen would wait for a dozen files.
 */
export const chunks = {
  groups: [
    { name: 'app', test: /\/apps\/web\/src\/main\.tsx$/, priority: 2 },
    { name: 'account', test: /\/apps\/web\/src\/account\/chunk\.ts$/, priority: 1 },
  ],
}
