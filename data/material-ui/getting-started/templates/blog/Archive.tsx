import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { archive } from './stories';

export default function Archive() {
  return (
    <section aria-labelledby="archive">
      <Typography variant="h6" component="h2" id="archive" gutterBottom>
        Earlier numbers
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        {archive.map(({ year, issues }) => (
          <Box key={year} sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
            <Typography component="dt" color="text.secondary">
              {year}
            </Typography>
            {issues.map((issue) => (
              <Box key={issue} component="dd" sx={{ display: 'inline-block', m: 0, mr: 2 }}>
                <Link href="#" color="text.primary">
                  {issue}
                </Link>
              </Box>
            ))}
          </Box>
        ))}
      </Box>
    </section>
  );
}
