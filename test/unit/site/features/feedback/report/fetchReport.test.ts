import { expect, test } from '@jest/globals';
import { reportQuerySchema } from '@/src/shared/feedback';
import { toSearch } from '@/src/site/features/feedback/report/fetchReport';

test('no days, no query', () => {
  expect(toSearch({ since: '', until: '' })).toBe('');
});

test("both days are included, in the user's time zone", () => {
  const query = Object.fromEntries(
    new URLSearchParams(toSearch({ since: '2026-01-31', until: '2026-01-31' })),
  );
  expect(reportQuerySchema.parse(query)).toEqual({
    since: new Date(2026, 0, 31).toISOString(),
    until: new Date(2026, 1, 1).toISOString(),
  });
});
