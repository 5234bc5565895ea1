import { visuallyHidden } from '@mui/utils';
import Box from '@mui/system/Box';

const reports = ['Monday', 'Tuesday', 'Wednesday'];

export default function ScreenReadersBasic() {
  return (
    <Box component="ul" sx={{ width: 1, maxWidth: 280, m: 0, p: 0, listStyle: 'none' }}>
      {reports.map((night) => (
        <Box
          component="li"
          key={night}
          sx={{ display: 'flex', justifyContent: 'space-between', py: 1, borderBottom: 1 }}
        >
          {night}
          <Box
            component="a"
            href="#hidden-text"
            sx={{ position: 'relative', color: 'light-dark(#2b3a9a, #aebcff)' }}
          >
            Report
            <Box component="span" sx={visuallyHidden}>
              {' '}
              of {night}
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
