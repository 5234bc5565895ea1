import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { type Sort, columns } from './containers';

interface ContainersHeadProps {
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** Which of the visible rows are selected. */
  selection: 'none' | 'some' | 'all';
  onSelect: (checked: boolean) => void;
}

/** The header row: a checkbox for the visible rows, and a button that sorts by each column. */
export default function ContainersHead({ sort, onSort, selection, onSelect }: ContainersHeadProps) {
  const { by, order } = sort;
  return (
    <TableHead>
      <TableRow>
        <TableCell padding="checkbox">
          <Checkbox
            checked={selection === 'all'}
            indeterminate={selection === 'some'}
            onChange={(_event, checked) => onSelect(checked)}
            inputProps={{ 'aria-label': 'Select all containers on this page' }}
          />
        </TableCell>
        {columns.map(({ key, label, align }) => (
          <TableCell key={key} align={align} sortDirection={key === by && order}>
            <TableSortLabel
              active={key === by}
              direction={key === by ? order : 'asc'}
              onClick={() =>
                onSort({ by: key, order: key === by && order === 'asc' ? 'desc' : 'asc' })
              }
              sx={{ '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: 2 } }}
            >
              {label}
            </TableSortLabel>
          </TableCell>
        ))}
      </TableRow>
    </TableHead>
  );
}
