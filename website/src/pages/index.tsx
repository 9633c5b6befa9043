import Layout from '@theme/Layout';

/** The home page. */
export default function Home() {
  return (
    <Layout>
      <main>
        <h1>Storefront Toolkit</h1>
      </main>
    </Layout>
  );
}
