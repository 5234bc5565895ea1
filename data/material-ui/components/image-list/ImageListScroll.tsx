import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import Typography from '@mui/material/Typography';
import { prints } from './prints';

export default function ImageListScroll() {
  return (
    <ImageList
      variant="quilted"
      cols={2}
      rowHeight={160}
      tabIndex={0}
      aria-label="Prints of the year"
      sx={{ width: '100%', maxWidth: 400, height: 300, m: 0 }}
    >
      <ImageListItem cols={2} style={{ height: 'auto' }} sx={{ p: 1 }}>
        <Typography>Prints of the year</Typography>
      </ImageListItem>
      {prints.map(({ title, src, alt }) => (
        <ImageListItem key={title}>
          <img src={src} alt={alt} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
