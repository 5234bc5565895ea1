import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import usePagination from '@mui/material/usePagination';
import { styled } from '@mui/material/styles';

const Row = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export default function PaginationHook() {
  const { items } = usePagination({ count: 10, siblingCount: 0 });

  return (
    <nav aria-label="Reports">
      <Row>
        {items.map(({ type, page, selected, disabled, onClick, ...item }) => (
          <li key={type === 'page' ? page : type}>
            {type === 'page' && (
              <Button
                size="small"
                variant={selected ? 'contained' : 'text'}
                onClick={onClick}
                {...item}
              >
                {page}
              </Button>
            )}
            {type.endsWith('ellipsis') && <Typography component="span">…</Typography>}
            {(type === 'previous' || type === 'next') && (
              <Button
                // Keeps focus on the first and last page, unlike `disabled`.
                aria-disabled={disabled}
                onClick={disabled ? undefined : onClick}
                sx={{ '&[aria-disabled="true"]': { color: 'action.disabled' } }}
              >
                {type === 'previous' ? 'Older' : 'Newer'}
              </Button>
            )}
          </li>
        ))}
      </Row>
    </nav>
  );
}
