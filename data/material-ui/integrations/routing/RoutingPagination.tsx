import { createContext, useContext, useState, type ComponentProps, type MouseEvent } from 'react';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const NavigateContext = createContext<(path: string) => void>(() => {});

/** Represents the link component of your router. */
function RouterLink({ to, onClick, ...other }: ComponentProps<'a'> & { to: string }) {
  const navigate = useContext(NavigateContext);

  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    navigate(to);
  };

  return <a {...other} href={to} onClick={handleClick} />;
}

export default function RoutingPagination() {
  const [path, setPath] = useState('?page=2');
  const page = Number(new URLSearchParams(path).get('page'));

  return (
    <NavigateContext.Provider value={setPath}>
      <Stack spacing={2} sx={{ alignItems: 'center' }}>
        <Typography role="status">Bird sightings, page {page}</Typography>
        <Pagination
          aria-label="Bird sightings"
          count={5}
          page={page}
          renderItem={(item) => (
            <PaginationItem
              {...item}
              component={RouterLink}
              to={`?page=${item.disabled ? page : item.page}`}
            />
          )}
        />
      </Stack>
    </NavigateContext.Provider>
  );
}
