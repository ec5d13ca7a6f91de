/** What `npm run test:mutation` changes, to see whether a test notices (docs/testing.md). */
// oxlint-disable-next-line import/no-default-export -- Stryker reads it so
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.ts', related: true },
  mutate: [
    'schemas/{money,order,delivery}/**/*.ts',
    'schemas/catalogue/tax-class.ts',
    'schemas/{moment,day-in}.ts',
    'renderer/i18n/format.ts',
    'renderer/plan/{when,conditions,plan,node-props,node-loads,request-arguments}.ts',
    'server/shop/basket/{basket-changes,price-basket,show-basket}.ts',
    '!**/*.test.ts',
    '!**/testing/**',
  ],
  ignorePatterns: ['dist', '.data', 'coverage', 'docs'],
  // Stryker rewrites paths in it with the compiler of TypeScript 6, which is not here; nothing needs that.
  tsconfigFile: 'none.json',
  // Values of a module that are made once when it loads are made anew for no mutant.
  ignoreStatic: true,
  coverageAnalysis: 'perTest',
  concurrency: 2,
  timeoutMS: 20_000,
  tempDirName: '.data/mutation',
  allowEmpty: false,
  reporters: ['progress', 'json'],
  jsonReporter: { fileName: '.data/mutation-report.json' },
};
