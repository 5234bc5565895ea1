import * as React from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

const ships = ['Petrel', 'Fulmar', 'Gannet', 'Curlew', 'Dunlin', 'Avocet', 'Plover', 'Teal'];
const size = 3;
const pages = Math.ceil(ships.length / size);

export default function PaginationButtons() {
  const [page, setPage] = React.useState(0);

  return (
    <Column>
      <List>
        {ships.slice(page * size, (page + 1) * size).map((ship) => (
          <li key={ship}>{ship}</li>
        ))}
      </List>
      <nav aria-label="Pages of the register">
        <Row>
          <li>
            <Page
              aria-label="Previous page"
              disabled={page === 0}
              focusableWhenDisabled
              onClick={() => setPage(page - 1)}
            >
              <span className="arrow" aria-hidden="true">
                ‹
              </span>
            </Page>
          </li>
          {Array.from({ length: pages }, (_, index) => (
            <li key={index}>
              <Page
                aria-label={`Page ${index + 1}`}
                aria-current={index === page ? 'page' : undefined}
                onClick={() => setPage(index)}
              >
                {index + 1}
              </Page>
            </li>
          ))}
          <li>
            <Page
              aria-label="Next page"
              disabled={page === pages - 1}
              focusableWhenDisabled
              onClick={() => setPage(page + 1)}
            >
              <span className="arrow" aria-hidden="true">
                ›
              </span>
            </Page>
          </li>
        </Row>
      </nav>
      <span role="status">
        Page {page + 1} of {pages}
      </span>
    </Column>
  );
}

const Column = styled('div')({ display: 'grid', gap: '12px', justifyItems: 'start' });

const List = styled('ul')({ minHeight: '84px', margin: 0, paddingInlineStart: '20px' });

const Row = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Page = styled(Button)({
  minWidth: '40px',
  minHeight: '40px',
  padding: '4px',
  border: '1px solid transparent',
  borderRadius: '6px',
  font: 'inherit',
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'none',
  cursor: 'pointer',
  '&:hover': { background: 'light-dark(#f1f5f9, #1e293b)' },
  '& .arrow': { display: 'inline-block' },
  '&:dir(rtl) .arrow': { scale: '-1 1' },
  '&[aria-current="page"]': {
    fontWeight: 600,
    borderColor: 'light-dark(#115e59, #5eead4)',
    background: 'light-dark(#ccfbf1, #134e4a)',
  },
  [`&.${buttonClasses.disabled}`]: {
    color: 'light-dark(#64748b, #94a3b8)',
    background: 'none',
    cursor: 'not-allowed',
  },
  [`&.${buttonClasses.focusVisible}`]: {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '2px',
  },
});
