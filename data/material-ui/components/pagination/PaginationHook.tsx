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
        {items.map(({ type, page, selected, ...item }) => (
          <li key={type === 'page' ? page : type}>
            {type === 'page' && (
              <Button size="small" variant={selected ? 'contained' : 'text'} {...item}>
                {page}
              </Button>
            )}
            {type.endsWith('ellipsis') && <Typography component="span">…</Typography>}
            {type === 'previous' && <Button {...item}>Older</Button>}
            {type === 'next' && <Button {...item}>Newer</Button>}
          </li>
        ))}
      </Row>
    </nav>
  );
}
