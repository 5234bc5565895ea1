import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TablePagination, { tablePaginationClasses } from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const places = ['Bergen', 'Cork', 'Dieppe', 'Esbjerg', 'Faro', 'Gdynia'];
const containers = Array.from({ length: 27 }, (_, index) => ({
  id: `HRB ${4100 + ((index * 31) % 97)}`,
  to: places[(index * 5) % places.length]!,
  tonnes: 3 + ((index * 11) % 22),
}));

type Key = keyof (typeof containers)[number];
const columns: { key: Key; label: string; align?: 'right' }[] = [
  { key: 'id', label: 'Container' },
  { key: 'to', label: 'To' },
  { key: 'tonnes', label: 'Tonnes', align: 'right' },
];
const { compare } = new Intl.Collator('en', { numeric: true });

export default function TableTogether() {
  const [{ by, order }, setSort] = useState<{ by: Key; order: 'asc' | 'desc' }>({
    by: 'id',
    order: 'asc',
  });
  const [page, setPage] = useState(0);
  const [size, setSize] = useState(5);
  const [held, setHeld] = useState<ReadonlySet<string>>(new Set());
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());

  const sorted = useMemo(() => {
    const sign = order === 'asc' ? 1 : -1;
    return [...containers].sort((a, b) => sign * compare(String(a[by]), String(b[by])));
  }, [by, order]);
  const rows = sorted.slice(page * size, (page + 1) * size);
  const onPage = rows.filter(({ id }) => selected.has(id)).length;

  const select = (ids: readonly string[], checked: boolean) => {
    const next = new Set(selected);
    ids.forEach((id) => (checked ? next.add(id) : next.delete(id)));
    setSelected(next);
  };

  const sortBy = (key: Key) => {
    setSort({ by: key, order: key === by && order === 'asc' ? 'desc' : 'asc' });
    setPage(0);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Toolbar sx={{ gap: 2, bgcolor: selected.size > 0 ? 'action.selected' : undefined }}>
        <Typography role="status" sx={{ flexGrow: 1 }}>
          {selected.size > 0 ? `${selected.size} selected` : 'Containers on the quay'}
        </Typography>
        <Button
          color="inherit"
          aria-disabled={selected.size === 0}
          onClick={() => {
            setHeld(new Set([...held, ...selected]));
            setSelected(new Set());
          }}
          sx={{ '&[aria-disabled="true"]': { color: 'action.disabled' } }}
        >
          Hold
        </Button>
      </Toolbar>
      <TableContainer>
        <Table size="small" aria-label="Containers on the quay">
          <TableHead>
            <TableRow>
              <TableCell padding="checkbox">
                <Checkbox
                  checked={onPage === rows.length}
                  indeterminate={onPage > 0 && onPage < rows.length}
                  onChange={(_event, checked) =>
                    select(
                      rows.map(({ id }) => id),
                      checked,
                    )
                  }
                  inputProps={{ 'aria-label': 'Select all containers on this page' }}
                />
              </TableCell>
              {columns.map(({ key, label, align }) => (
                <TableCell key={key} align={align} sortDirection={key === by && order}>
                  <TableSortLabel
                    active={key === by}
                    direction={key === by ? order : 'asc'}
                    onClick={() => sortBy(key)}
                    sx={{ '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: 2 } }}
                  >
                    {label}
                  </TableSortLabel>
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ id, to, tonnes }) => (
              <TableRow key={id} hover selected={selected.has(id)}>
                <TableCell padding="checkbox">
                  <Checkbox
                    checked={selected.has(id)}
                    onChange={(_event, checked) => select([id], checked)}
                    inputProps={{ 'aria-label': `Select ${id}` }}
                  />
                </TableCell>
                <TableCell component="th" scope="row">
                  {id}
                  {held.has(id) && ' (held)'}
                </TableCell>
                <TableCell>{to}</TableCell>
                <TableCell align="right">{tonnes}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <TablePagination
        component="div"
        count={containers.length}
        page={page}
        onPageChange={(_event, next) => setPage(next)}
        rowsPerPage={size}
        rowsPerPageOptions={[5, 10, 25]}
        onRowsPerPageChange={(event) => {
          setSize(Number(event.target.value));
          setPage(0);
        }}
        sx={{
          // On small screens, the controls wrap.
          [`& .${tablePaginationClasses.toolbar}`]: {
            flexWrap: 'wrap',
            justifyContent: 'flex-end',
          },
          [`& .${tablePaginationClasses.spacer}`]: { display: 'none' },
        }}
      />
    </Box>
  );
}
