import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { prints } from './prints';

export default function ImageListResponsive() {
  return (
    <ImageList
      variant="quilted"
      rowHeight={150}
      style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))' }}
      sx={{ width: '100%', m: 0 }}
    >
      {prints.map(({ title, src, alt }) => (
        <ImageListItem key={title}>
          <img src={src} alt={alt} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
