import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';

const Shelf = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.containerQueries.up(300)]: { gridTemplateColumns: 'repeat(2, 1fr)' },
  [theme.containerQueries.up('sm')]: { gridTemplateColumns: 'repeat(4, 1fr)' },
}));

export default function ContainerStyled() {
  return (
    <Box sx={{ width: '100%', containerType: 'inline-size' }}>
      <Shelf>
        {['Atlas', 'Tide table', 'Logbook', 'Star chart'].map((title) => (
          <Box component="li" key={title} sx={{ p: 1, border: 1, borderColor: 'divider' }}>
            {title}
          </Box>
        ))}
      </Shelf>
    </Box>
  );
}
