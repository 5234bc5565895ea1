import * as React from 'react';
import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Pagination from '@mui/material/Pagination';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import TablePagination from '@mui/material/TablePagination';
import TextField from '@mui/material/TextField';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import * as locales from '@mui/material/locale';

type LocaleName = keyof typeof locales;

const names = Object.keys(locales) as LocaleName[];
const LANGUAGES: Partial<Record<LocaleName, string>> = { khKH: 'km', kuCKB: 'ckb' };
const places = ['Harbor', 'Bergen', 'Pier 4', 'Berth 12', 'Log'];

export default function LocalizedControls() {
  const [name, setName] = React.useState<LocaleName>('deDE');
  const [page, setPage] = React.useState(0);
  const [rows, setRows] = React.useState(10);

  const localize = React.useCallback(
    (theme: Theme): Theme => ({
      ...theme,
      components: { ...theme.components, ...locales[name].components },
    }),
    [name],
  );

  return (
    <Stack spacing={2} sx={{ width: '100%', minWidth: 0 }}>
      <Autocomplete
        autoHighlight
        disableClearable
        options={names}
        value={name}
        onChange={(_event, value) => setName(value)}
        renderInput={(params) => <TextField {...params} label="Locale" />}
        sx={{ maxWidth: 240 }}
      />
      <ThemeProvider theme={localize}>
        <Stack spacing={2} lang={LANGUAGES[name] ?? name.slice(0, 2)}>
          <Alert severity="info" role="note" onClose={() => setPage(0)}>
            Ferry timetable, page {page + 1}
          </Alert>
          <Breadcrumbs maxItems={3}>
            {places.map((place) => (
              <Link key={place} href="#preview" underline="hover">
                {place}
              </Link>
            ))}
          </Breadcrumbs>
          <Autocomplete
            options={[]}
            renderInput={(params) => <TextField {...params} label="Pier" />}
            sx={{ maxWidth: 240 }}
          />
          <Rating name="localized-rating" defaultValue={4} />
          <Pagination
            count={Math.ceil(200 / rows)}
            page={page + 1}
            onChange={(_event, next) => setPage(next - 1)}
          />
          <TablePagination
            component="div"
            count={200}
            page={page}
            rowsPerPage={rows}
            onPageChange={(_event, next) => setPage(next)}
            onRowsPerPageChange={(event) => {
              setRows(Number(event.target.value));
              setPage(0);
            }}
          />
        </Stack>
      </ThemeProvider>
    </Stack>
  );
}
