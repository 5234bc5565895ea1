import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TablePagination, { tablePaginationClasses } from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import ContainersHead from './ContainersHead';
import { type Sort, containers, sortContainers } from './containers';

export default function TableTogether() {
  const [sort, setSort] = useState<Sort>({ by: 'id', order: 'asc' });
  const [page, setPage] = useState(0);
  const [size, setSize] = useState(5);
  const [held, setHeld] = useState<ReadonlySet<string>>(new Set());
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());

  const sorted = useMemo(() => sortContainers(sort), [sort]);
  const rows = sorted.slice(page * size, (page + 1) * size);
  const onPage = rows.filter(({ id }) => selected.has(id)).length;
  const some = onPage > 0 ? 'some' : 'none';

  const select = (changed: typeof rows, checked: boolean) => {
    const next = new Set(selected);
    changed.forEach(({ id }) => (checked ? next.add(id) : next.delete(id)));
    setSelected(next);
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
          <ContainersHead
            sort={sort}
            onSort={(next) => {
              setSort(next);
              setPage(0);
            }}
            selection={onPage === rows.length ? 'all' : some}
            onSelect={(checked) => select(rows, checked)}
          />
          <TableBody>
            {rows.map((row) => (
              <TableRow key={row.id} hover selected={selected.has(row.id)}>
                <TableCell padding="checkbox">
                  <Checkbox
                    checked={selected.has(row.id)}
                    onChange={(_event, checked) => select([row], checked)}
                    inputProps={{ 'aria-label': `Select ${row.id}` }}
                  />
                </TableCell>
                <TableCell component="th" scope="row">
                  {row.id}
                  {held.has(row.id) && ' (held)'}
                </TableCell>
                <TableCell>{row.to}</TableCell>
                <TableCell align="right">{row.tonnes}</TableCell>
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
