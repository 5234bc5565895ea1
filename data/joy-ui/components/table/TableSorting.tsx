import { useState } from 'react';
import ArrowUpwardRoundedIcon from '@mui/icons-material/ArrowUpwardRounded';
import Link from '@mui/joy/Link';
import Table from '@mui/joy/Table';

const packets = [
  { variety: 'Amber wax bean', year: 2024, seeds: 30 },
  { variety: 'Blue lentil', year: 2022, seeds: 120 },
  { variety: 'Cress', year: 2025, seeds: 400 },
];

type Key = keyof (typeof packets)[number];

const columns: { key: Key; label: string }[] = [
  { key: 'variety', label: 'Variety' },
  { key: 'year', label: 'Year' },
  { key: 'seeds', label: 'Seeds' },
];

const { compare } = new Intl.Collator('en', { numeric: true });

export default function TableSorting() {
  const [{ by, sign }, setOrder] = useState<{ by: Key; sign: 1 | -1 }>({ by: 'year', sign: -1 });
  const rows = [...packets].sort((a, b) => sign * compare(String(a[by]), String(b[by])));

  return (
    <Table aria-label="Packets">
      <thead>
        <tr>
          {columns.map(({ key, label }) => (
            <th
              key={key}
              scope="col"
              aria-sort={key !== by ? undefined : sign === 1 ? 'ascending' : 'descending'}
            >
              <Link
                component="button"
                type="button"
                textColor={key === by ? 'primary.plainColor' : 'text.secondary'}
                onClick={() => setOrder({ by: key, sign: key === by && sign === 1 ? -1 : 1 })}
                endDecorator={
                  <ArrowUpwardRoundedIcon
                    sx={{
                      opacity: key === by ? 1 : 0,
                      rotate: key === by && sign === -1 ? '180deg' : '0deg',
                    }}
                  />
                }
                sx={{ font: 'inherit' }}
              >
                {label}
              </Link>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ variety, year, seeds }) => (
          <tr key={variety}>
            <td>{variety}</td>
            <td>{year}</td>
            <td>{seeds}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
